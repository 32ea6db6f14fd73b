import type { Folder, Importer } from "../importer.ts";
import { vcard } from "../vcard/importer.ts";

/**
 * The contacts of a Google account, as packed by Takeout: a folder of vCards for each label, and one with all of them;
 * a contact in several folders keeps one key. Nothing else in the account is opened.
 */
export const googleTakeout: Importer = {
  name: "google-takeout",
  title: "Google Takeout: contacts (folder or ZIP)",
  mark: /(?<=(?:^|\/)Takeout)\/|(?:^|\/)archive_browser\.html$/,
  recognise: (folder) =>
    Promise.resolve(
      folder.list().some((path) => /(?:^|\/)(?:Takeout\/|archive_browser\.html$)/.test(path)) &&
        listCards(folder).length > 0,
    ),
  async *rows(folder, onReject, options) {
    const cards = listCards(folder);
    yield* vcard.rows({ ...folder, list: () => cards }, onReject, options);
  },
};

function listCards(folder: Folder): readonly string[] {
  return folder.list().filter((path) => /\.vcf$/i.test(path));
}
