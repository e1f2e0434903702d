/** The kinds of files that Farlane reads, by the names that `farlane schema` knows them by; docs/formats has a page for each. */
export const FORMAT_TITLES = {
  scenario: 'Farlane scenario, version 1',
  setup: 'Farlane setup of a campaign, version 1',
  orders: 'Farlane orders, version 1',
  'force-list': 'Farlane force list, version 1',
  battle: 'Farlane battle, version 1',
  corrections: 'Farlane corrections, version 1',
  outcome: 'Farlane outcome of a battle, version 1',
  campaign: 'Farlane campaign, version 1',
} as const;

export type FormatName = keyof typeof FORMAT_TITLES;
