import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { NO_DEALINGS } from '#model/campaign/dealings';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { eventsOf } from '../movement/voyages.ts';
import { between, blue, green, offer, ON, play, red, tensions, worldOf } from './treaty-world.ts';

/** Red’s ally blue has left the game in turn 6; both were at War with green, which red began. */
function left(part: Parameters<typeof worldOf>[1] = {}): CampaignState {
  const world = worldOf({ 'red/blue': 'alliance', 'red/green': 'war', 'blue/green': 'war' }, part);
  const empires = { ...world.empires, [blue]: { ...world.empires[blue]!, fellIn: 6 } };
  return { ...world, empires };
}

test('DIP-8, FOG-13: an ally that is out of the game does not hinder an armistice', () => {
  const orders = { red: [offer('green', 'armistice')], green: [offer('red', 'armistice')] };
  expect(between(play(left(), orders), red, green).state).toBe('non-intercourse');
});

test('DIP-9, FOG-13: an empire that is out of the game follows no ally to war', () => {
  const world = left();
  const war = { ...NO_DEALINGS, declaredBy: [red] };
  const [own, theirs] = [relationIdOf(red, green), relationIdOf(blue, green)];
  const relations = {
    ...world.relations,
    [own]: { ...world.relations[own]!, dealings: war },
    [theirs]: { ...world.relations[theirs]!, state: 'non-intercourse' as const },
  };
  const played = play({ ...world, relations }, {});
  expect(eventsOf(played, 'DiplomacyRolled')).toEqual([]);
  expect(between(played, blue, green).state).toBe('non-intercourse');
});

test.each([100, 63])(
  'DIP-4, FOG-13: tension of %i toward an empire that is out of the game neither moves nor begins a war',
  (tense) => {
    const played = play(left({ tense: { red: tense } }), {});
    expect(eventsOf(played, 'WarDeclared')).toEqual([]);
    expect(between(played).tensions?.[red]?.value).toBe(tense);
    expect(tensions(played)).toEqual([]);
  },
);

test('DIP-5, FOG-13: an offer to an empire that is out of the game is shown no more', () => {
  const kept = { by: red, offer: 'pact', covert: false, keep: true, turn: 4 } as const;
  const world = left({ dealings: { ...NO_DEALINGS, offers: [kept] } });
  const { neighbours } = empireViewOf(world, red, { campaignName: 'Test', rules: ON });
  expect(neighbours[blue]).toMatchObject({ left: true });
  expect(neighbours[blue]).not.toHaveProperty('offers');
});

test('FOG-13: an empire that is out of the game keeps what it knew: not who left after it', () => {
  const world = left();
  const later = { ...world.empires[green]!, fellIn: 7 };
  const seenBy = (viewer: typeof red) =>
    empireViewOf({ ...world, empires: { ...world.empires, [green]: later } }, viewer, {
      campaignName: 'Test',
      rules: ON,
    }).neighbours;
  expect(seenBy(red)[green]).toMatchObject({ left: true });
  expect(seenBy(blue)[green]).not.toHaveProperty('left');
});
