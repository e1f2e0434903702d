import type { OwnNames } from '#app/campaigns/campaign-name';
import type { Ports } from '#app/ports/ports';
import type { UploadId } from '#app/ports/uploads';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';
import { type ImportedCampaign, importCampaign } from './import-campaign.ts';

export type ImportUploadInput = Readonly<{
  upload: UploadId;
  own?: OwnNames;
  /** The new name; otherwise the old one. */
  name?: string;
  session?: string;
}>;

const REFUSALS = {
  full: 'STORE_FULL',
  damaged: 'UPLOAD_DAMAGED',
  large: 'UPLOAD_LARGE',
  missing: 'UPLOAD_MISSING',
  failed: 'UPLOAD_MISSING',
} as const;

/** The text without the mark that some editors put before it. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/u, '');

/** Imports a campaign file that somebody sent. It is read where it was kept, piece by piece. */
export const importUpload = (ports: Ports): UseCase<ImportUploadInput, ImportedCampaign> =>
  guarded(async ({ upload, ...named }) => {
    const read = await ports.installation.uploads.read(upload);
    if (!read.ok) return refuse(REFUSALS[read.error]);
    return importCampaign(ports)({ ...named, text: withoutMark(read.value) });
  });
