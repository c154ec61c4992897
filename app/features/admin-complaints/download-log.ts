import { ADMIN_API } from '#contracts/admin-paths.ts';
import { downloadFile } from '#app/features/admin/download-file.ts';

/** Saves the whole log as a file. @throws Error with a sentence */
export const downloadLog = (): Promise<void> =>
  downloadFile(`${ADMIN_API.complaints}/export`, 'complaints.csv');
