import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { RollRuling } from '#app/ports/desk-record';
import type {
  OrderSheet,
  PhaseRun,
  Publication,
  Question,
  Receipt,
  RunRecord,
} from '#app/ports/turn-record';
import type { EmpireView } from '#fog/views/empire-view';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { DecisionId, EmpireId, EncounterId } from '#model/campaign/ids';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { campaignOf, empireId, empireOf, systemId, systemOf } from '#test/support/campaign';

export const ID = brandAs<CampaignId>('c1');
export const AT = '2024-01-01T00:00:00.000Z';
export const human = empireId('human');

export const campaignRow = (part: Partial<Campaign> = {}): Campaign => ({
  id: ID,
  slug: 'first-light',
  name: 'First light',
  rules: DEFAULT_RULE_SET,
  secret: 'secret',
  turn: 1,
  phase: 'opening',
  attempt: 1,
  version: 0,
  revision: 0,
  windowsClosed: 0,
  createdAt: AT,
  keysFrom: 'names',
  ...part,
});

export const state = campaignOf({
  empires: [empireOf({ id: human, treasury: 12 })],
  systems: [systemOf({ id: systemId('H0202') }), systemOf({ id: systemId('H0203') })],
});

export const run = (version: number, kind: PhaseRun['kind'] = 'phase'): PhaseRun => ({
  version,
  turn: 1,
  phase: 'opening',
  attempt: 1,
  kind,
  hashBefore: 'a',
  hashAfter: 'b',
  engineVersion: '1',
  baseline: 4,
  ranAt: AT,
  events: 1,
  undone: false,
});
export const record: RunRecord = {
  events: [
    { type: 'TurnOpened', cite: cite('TURN-1'), rolls: [], witnesses: [], turn: 1, label: '[1]' },
  ],
  rolls: [],
  decided: [],
};
export const question = (status: Question['status']): Question => ({
  version: 2,
  turn: 1,
  attempt: 1,
  phase: 'encounters',
  decision: {
    kind: 'disengage',
    id: brandAs<DecisionId>('human/t1.H0202/disengage'),
    cite: cite('ENC-4'),
    asked: human,
    encounter: brandAs<EncounterId>('t1.H0202'),
    place: { kind: 'system', system: systemId('H0202') },
    own: [],
    groups: [],
    fleets: [],
    ownsSystem: true,
  },
  standing: { kind: 'stay' },
  status,
  answer: status === 'answered' ? { kind: 'stay' } : null,
  askedAt: AT,
  settledAt: status === 'answered' ? AT : null,
  seen: [],
  until: null,
  atDesk: false,
});
export const rollRuling = (roll: string, values: RollRuling['values']): RollRuling => ({
  version: 2,
  roll: brandAs<RollRuling['roll']>(roll),
  purpose: 'initiative',
  faces: 10,
  values,
  reason: 'It fell on the floor.',
  at: AT,
  by: { kind: 'moderator' },
});
export const publication = (
  edition: number,
  version: number,
  empire: EmpireId = human,
): Publication => ({
  turn: 1,
  edition,
  version,
  empire,
  // What a view holds is no affair of a store.
  view: { turn: 1 } as EmpireView,
  seen: [{ type: 'TurnOpened', cite: cite('TURN-1'), rolls: [], turn: 1, label: '3000.01' }],
  hash: 'h',
  publishedAt: AT,
});
const BY = { role: { kind: 'player', empire: human }, person: null } as const;
export const sheet = (part: Partial<OrderSheet> = {}): OrderSheet => ({
  turn: 1,
  empire: human,
  status: 'draft',
  orders: [{ kind: 'SetStanding', fleet: null, standing: { engageRatio: 90 } }],
  hash: 'h',
  submittedAt: AT,
  savedBy: BY,
  step: 1,
  dismissed: [],
  ...part,
});
export const receipt = (part: Partial<Receipt>): Receipt => ({
  empire: human,
  number: 1,
  turn: 1,
  edition: 1,
  act: 'submitted',
  orders: sheet().orders,
  verdicts: [{ accepted: true, issues: [] }],
  hash: 'h',
  at: AT,
  by: BY,
  ...part,
});
export const born: readonly Change[] = [
  { put: 'campaign', campaign: campaignRow() },
  { put: 'state', before: null, after: state },
];
