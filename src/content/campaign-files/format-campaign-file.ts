import { canonicalJson } from '#kernel/result/canonical-json';
import {
  CAMPAIGN_FORMAT,
  CAMPAIGN_SECTIONS,
  CAMPAIGN_VERSION,
  type CampaignSection,
} from './campaign-file-schema.ts';
import { sectionHash } from './section-hash.ts';

type Sections = Readonly<Record<CampaignSection, unknown>>;

/** Lists have a row on each line, so that two files can be compared by line. */
function valueText(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return canonicalJson(value);
  return `[\n${value.map((row) => `  ${canonicalJson(row)}`).join(',\n')}\n]`;
}

/** The text of a campaign file: the same content has the same text, byte for byte. */
export function formatCampaignFile(sections: Sections, engineVersion: string): string {
  const hashes = CAMPAIGN_SECTIONS.map((name) => [name, sectionHash(sections[name])] as const);
  const entries: readonly (readonly [string, unknown])[] = [
    ['format', CAMPAIGN_FORMAT],
    ['version', CAMPAIGN_VERSION],
    ['engineVersion', engineVersion],
    ['hashes', Object.fromEntries(hashes)],
    ...CAMPAIGN_SECTIONS.map((name) => [name, sections[name]] as const),
  ];
  const lines = entries.map(([name, value]) => `${JSON.stringify(name)}: ${valueText(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
