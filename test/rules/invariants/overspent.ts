import { colony, put } from './sound-rows.ts';

const subject = { kind: 'system', system: colony.id };

/** More Intel of a colony was spent than it has, before anything bombards it. */
export const overspent = {
  ...put('effects', 'spent', {
    id: 'spent',
    kind: 'intel-spent',
    owner: colony.owner,
    subject,
    amount: 99,
    begins: 1,
    ends: 99,
  }),
  phase: 'bombardment',
} as const;
