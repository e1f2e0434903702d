import type { UseCases } from '#app/use-cases';

/** What reads or writes a whole campaign, and would keep everybody else waiting. */
export const ASIDE = [
  'compareVersions',
  'exportCampaign',
  'importCampaign',
  'importUpload',
  'makeCorrection',
  'previewCorrection',
  'previewReports',
  'shadowTurn',
  'undo',
  'verifyCampaign',
] as const satisfies readonly (keyof UseCases)[];
export type AsideName = (typeof ASIDE)[number];
