import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { useState } from "react";
import { copyText } from "../../lib/copy_text.ts";

const useStyles = makeStyles({
  message: { color: tokens.colorNeutralForeground2 },
});

interface Props {
  readonly label: string;
  readonly copied: string;
  readonly refused: string;
  readonly text: () => string;
}

export function CopyButton({ label, copied, refused, text }: Props) {
  const styles = useStyles();
  const [message, setMessage] = useState("");
  const copy = async () => setMessage(await copyText(text()) ? copied : refused);
  return (
    <>
      <Button onClick={() => void copy()}>{label}</Button>
      <span className={styles.message} role="status">{message}</span>
    </>
  );
}
