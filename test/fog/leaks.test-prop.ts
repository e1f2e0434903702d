import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BattleEventType } from '#model/battle/battle-event';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';
import { WITNESS_PARTS } from '#model/events/fact';
import { seeEvents } from '#fog/visibility/see-events';
import { ROLLS, eventsOf } from './true-events.ts';
import { human, loran, momentsOf, tirelon } from './true-moments.ts';

const empires = [human, loran, tirelon] as const;
const types = Object.keys(eventsOf(human, [])) as CampaignEventType[];
const steps = Object.keys(momentsOf('attacker')) as BattleEventType[];

const witnesses = fc.array(
  fc.record({ empire: fc.constantFrom(...empires), as: fc.constantFrom(...WITNESS_PARTS) }),
  { maxLength: 4 },
);
const anyEvent = fc
  .tuple(fc.constantFrom(...types), fc.constantFrom(...empires), witnesses)
  .map(([type, actor, who]): CampaignEvent => eventsOf(actor, who)[type]);
const anyMoment = fc
  .tuple(fc.constantFrom(...steps), fc.constantFrom(...BATTLE_SIDES), witnesses)
  .map(
    ([type, side, who]): CampaignEvent => ({
      ...eventsOf(human, who).BattleMoment,
      moment: momentsOf(side)[type],
    }),
  );
const anything = fc.array(fc.oneof(anyEvent, anyMoment), { maxLength: 12 });
const parameters = { seed: 6, numRuns: 600 };

test('FOG-6, FOG-12: no viewer is told a foreign id, roll or ledger', () => {
  fc.assert(
    fc.property(anything, fc.subarray([...empires]), (events, met) => {
      for (const viewer of empires) {
        const known = { rolls: ROLLS, contacts: new Set(met) };
        const text = JSON.stringify(seeEvents(events, viewer, known));
        expect(text).not.toContain('stream of');
        for (const other of empires.filter((one) => one !== viewer)) {
          expect(text).not.toMatch(
            new RegExp(`${other}\\.[ufwc]\\d|(rolled by|ledger of) ${other}`),
          );
        }
      }
    }),
    parameters,
  );
});

test('FOG-6: an empire that is not met is named nowhere', () => {
  fc.assert(
    fc.property(anything, (events) => {
      const known = { rolls: ROLLS, contacts: new Set([loran]) };
      expect(JSON.stringify(seeEvents(events, human, known))).not.toContain('tirelon');
    }),
    parameters,
  );
});

test('FOG-15: events without witnesses are told to nobody', () => {
  fc.assert(
    fc.property(anything, (events) => {
      const unseen = events.map((event): CampaignEvent => ({ ...event, witnesses: [] }));
      for (const viewer of empires) {
        expect(seeEvents(unseen, viewer, { rolls: ROLLS, contacts: new Set(empires) })).toEqual([]);
      }
    }),
    parameters,
  );
});
