/** Why a backup is not made or not read: a sentence for whoever asked for it. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}
