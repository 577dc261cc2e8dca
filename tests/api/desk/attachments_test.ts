import assert from "node:assert/strict";
import { attachmentName, attachmentType } from "../../../api/desk/attachments.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

Deno.test("the first bytes of a file decide its type", () => {
  const cases: readonly (readonly [string, string | null])[] = [
    ["\x89PNG\r\n\x1a\nrest", "image/png"],
    ["\xff\xd8\xff\xe0", "image/jpeg"],
    ["GIF89a", "image/gif"],
    ["RIFF\x00\x00\n\x00WEBPVP8 ", "image/webp"],
    ["%PDF-1.7", "application/pdf"],
    ["\0\0\0\x18ftypisom\0\0\x02\0isommp41", "video/mp4"],
    ["\0\0\0\x14ftypM4V \0\0\0\x01mp42", "video/mp4"],
    ["\0\0\0\x14ftypqt  \0\0\0\0qt  ", "video/quicktime"],
    ["\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm", "video/webm"],
    ["\x1aE\xdf\xa3\xa3B\x82\x88matroska", null],
    // A picture (HEIC) and a sound (M4A) in the container format of MP4.
    ["\0\0\0\x1cftypmif1\0\0\0\0mif1heiciso8", null],
    ["\0\0\0\x18ftypM4A \0\0\0\0M4A mp42", null],
    ["\0\0\0\x13ftypisom\0\0\x02\0isom", null],
    ["\0\0\xff\0ftypisom\0\0\x02\0isom", null],
    ["MZ\x90\0ftypisom", null],
    ["\0\0\0\x18ftypisom\0\0\x02\0isommp41<script>", null],
    ["<svg onload=alert(1)>", null],
    ["GIF89a=1;/*<SCRIPT>*/", null],
    ["\n%PDF-1.7", null],
    ["", null],
  ];
  for (const [text, type] of cases) assert.equal(attachmentType(bytes(text)), type, text);
});

Deno.test("a file name shows the type, and has no path and no character that reverses text", () => {
  assert.equal(attachmentName("Plan.PNG", "image/png"), "Plan.png");
  assert.equal(attachmentName("photo.JPEG", "image/jpeg"), "photo.jpeg");
  assert.equal(attachmentName("page.html", "image/png"), "page.html.png");
  assert.equal(attachmentName("../a\\b\u202Egnp.exe\u0000", "image/png"), "_a_bgnp.exe.png");
  assert.equal(attachmentName("", "application/pdf"), "file.pdf");
  assert.equal(attachmentName("IMG_1.MOV", "video/quicktime"), "IMG_1.mov");
  assert.equal(attachmentName("setup.exe", "video/mp4"), "setup.exe.mp4");
  assert.equal(attachmentName("x".repeat(300), "image/gif").length, 124);
});
