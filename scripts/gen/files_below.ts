/** Returns the sorted paths of all files below a folder such as `api/schema/`, relative to the project's root. */
export async function filesBelow(root: URL, folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(new URL(folder, root))) {
    if (isDirectory) found.push(...await filesBelow(root, `${folder}${name}/`));
    else found.push(folder + name);
  }
  return found.sort();
}
