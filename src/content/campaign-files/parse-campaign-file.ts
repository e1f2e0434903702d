import { z } from 'zod';
import { err, ok, type Result } from '#kernel/result/result';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import {
  CAMPAIGN_FORMAT,
  CAMPAIGN_SECTIONS,
  CAMPAIGN_VERSION,
  campaignFileSchema,
  type CampaignSection,
  type CampaignSections,
  LATER_SECTIONS,
} from './campaign-file-schema.ts';
import { sectionHash } from './section-hash.ts';

type Read<T> = Result<T, readonly ContentIssue[]>;

const headSchema = z.looseObject({ format: z.literal(CAMPAIGN_FORMAT), version: z.int().min(1) });

/** The sections of a campaign file if it is undamaged, or else all its errors. */
export function parseCampaignFile(text: string): Read<CampaignSections> {
  const json = readJson(text);
  if (!json.ok) return json;
  const head = readBySchema(headSchema, json.value);
  if (!head.success) return err([...notThis, ...issuesOf(head.error)]);
  if (head.data.version > CAMPAIGN_VERSION) return err([tooNew(head.data.version)]);
  const file = readBySchema(campaignFileSchema, json.value);
  if (!file.success) return err(issuesOf(file.error));
  const { hashes } = file.data;
  // The raw value: the parsed one may have additional entries, which files of older programs lack.
  const written = (name: CampaignSection): string => sectionHash(head.data[name] ?? null);
  const isOlder = (name: CampaignSection): boolean =>
    LATER_SECTIONS.includes(name) && hashes[name] === undefined && !(name in head.data);
  const damaged = CAMPAIGN_SECTIONS.filter(
    (name) => !isOlder(name) && written(name) !== hashes[name],
  );
  return damaged.length === 0 ? ok(file.data) : err(damaged.map(notAsWritten));
}

const notThis: readonly ContentIssue[] = [
  {
    path: '',
    code: 'SHAPE',
    text: 'This is not a campaign file. Make one with farlane campaign export.',
  },
];

const tooNew = (version: number): ContentIssue => ({
  path: 'version',
  code: 'VALUE',
  text: `The file has version ${version} of the format, but this Farlane reads only up to ${CAMPAIGN_VERSION}. Install a newer Farlane.`,
});

const notAsWritten = (section: CampaignSection): ContentIssue => ({
  path: section,
  code: 'DAMAGED',
  text: 'This part of the file was changed or damaged: its hash does not match. Use another copy of the file.',
});
