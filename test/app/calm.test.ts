import { expect, test } from 'vitest';
import { calmAfter } from '#app/self-play/calm';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignEvent } from '#model/events/campaign-event';

const [human, loran, world] = ['human', 'loran', 'world'].map((id) => brandAs<EmpireId>(id));
const isPlayed = (empire: EmpireId | null): boolean => empire === human || empire === loran;
/** Only what tells attacks apart. */
const event = (one: unknown): CampaignEvent => one as CampaignEvent;
const battle = (attacker: unknown, defender: unknown) =>
  event({ type: 'BattleBegan', sides: { attacker: [attacker], defender: [defender] } });
const ended = event({ type: 'TurnEnded' });

test.each([
  ['a battle of two empires', battle(loran, human), 0],
  ['a battle with a non-aligned world', battle(human, world), 0],
  ['a battle with raiders', battle(human, RAIDERS), 4],
  ['a raid', battle(RAIDERS, human), 4],
  ['a non-aligned world that attacks', battle(world, human), 4],
  ['a bombardment', event({ type: 'SystemBombarded', empire: human }), 0],
  [
    'an invasion',
    event({ type: 'GroundAttacked', invades: true, attackers: [{ empire: loran }] }),
    0,
  ],
  [
    'a fight against rebels',
    event({ type: 'GroundAttacked', invades: false, attackers: [{ empire: loran }] }),
    4,
  ],
])('%s: the calm of three turns', (_what, one, atEnd) => {
  expect(calmAfter({ longest: 3, atEnd: 3 }, [one, ended], isPlayed)).toEqual({
    longest: Math.max(3, atEnd),
    atEnd,
  });
});

test('a phase in which no turn ends adds nothing', () => {
  expect(calmAfter({ longest: 9, atEnd: 2 }, [], isPlayed)).toEqual({ longest: 9, atEnd: 2 });
});
