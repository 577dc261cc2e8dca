/** Returns the paths of all files below a folder, such as `api/schema/`, from the project's root and in order. */
export async function filesBelow(root: URL, folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(new URL(folder, root))) {
    if (isDirectory) found.push(...await filesBelow(root, `${folder}${name}/`));
    else found.push(folder + name);
  }
  return found.sort();
}
