import type { AmendmentEvent } from '#model/events/amendment-events';
import { changeText } from '#model/settings/setting-change';
import { describeEdit } from './describe-edit.ts';
import { type DescribeRows, inRow } from './describe-row.ts';

export const describeAmendment: DescribeRows<AmendmentEvent> = {
  RelationSet: ({ a, b, state, pact, covert, reason }, names) =>
    `the moderator sets ${names.empire(a)} and ${names.empire(b)} to ${state}` +
    `${pact === true ? ', co-belligerents' : ''}${covert ? ' covertly' : ''}${reason === '' ? '' : `: ${reason}`}`,
  PactEnded: ({ a, b }, names) =>
    `${names.empire(a)} and ${names.empire(b)} are co-belligerents no longer`,
  CorrectionMade: ({ edits, reason, witnesses, tellReason, voted }, names) =>
    `${voted === true ? 'the players correct the state by vote' : 'the moderator corrects the state'}${reason === '' ? '' : ` (${reason}${tellReason ? ', told' : ''})`}: ` +
    `${edits.map((edit) => describeEdit(edit, names)).join('; ')}; ` +
    `touches ${inRow(witnesses.map(({ empire }) => names.empire(empire)))}`,
  SettingsChanged: ({ changes, reason }) =>
    `the moderator changes settings (${reason}): ${changes.map(changeText).join('; ')}`,
};
