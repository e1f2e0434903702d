import type { Player } from '#app/actor';
import type { CampaignStore } from '#app/ports/campaign-store';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import type { RuleSet } from '#model/settings/rule-set';
import { deskOf, done, moveOf, scenarioText, type TestDesk } from './desk.ts';
import { runPhase } from './steps-of-desk.ts';

type Named = Readonly<{ name: string }>;
type Scenario = Readonly<{
  systems: readonly Named[];
  lanes: readonly unknown[];
  empires: readonly unknown[];
  relations: readonly unknown[];
  forces: readonly unknown[];
  knowledge: readonly unknown[];
}>;

const KILI_HOME = {
  importance: 'major',
  capacity: 10,
  raw: 5,
  census: 9,
  morale: 6,
  productivity: 6,
  owner: 'kili',
  traits: ['Homeworld', 'Rare Metals', 'Fair Biosphere'],
};

const GUARD = [
  { class: 'Lunge', names: ['Croisé'] },
  { class: 'Parry', names: ['Ward'], aboard: [{ class: 'Foil', count: 2 }] },
  { class: 'Riposte', count: 2, names: ['Swift', 'Sting'] },
];

/** First Contact with a third empire, at war with the humans and a stranger to the Lorans. */
export function threeEmpires(settings: Partial<RuleSet> = {}): string {
  const scenario = JSON.parse(scenarioText(settings)) as Scenario;
  return JSON.stringify({
    ...scenario,
    systems: scenario.systems.map((one) =>
      one.name === 'Ross 128' ? { ...one, ...KILI_HOME } : one,
    ),
    lanes: [...scenario.lanes, { between: ['Ross 128', 'Lalande 21185'], class: 'major' }],
    empires: [
      ...scenario.empires,
      {
        key: 'kili',
        name: 'Kili Republic',
        forceList: 'kili',
        homeworld: 'Ross 128',
        treasury: 3,
        era: 1,
      },
    ],
    relations: [...scenario.relations, { between: ['human', 'kili'], state: 'war' }],
    forces: [...scenario.forces, { owner: 'kili', at: 'Ross 128', fleet: 'Guard', units: GUARD }],
    knowledge: [...scenario.knowledge, { empire: 'kili', explored: ['Lalande 21185'] }],
  });
}

export type ThreeDesk = TestDesk & Readonly<{ kili: Player }>;

export const withKili = (desk: TestDesk): ThreeDesk => ({
  ...desk,
  kili: { kind: 'player', campaign: desk.moderator.campaign, empire: brandAs<EmpireId>('kili') },
});

/** Humans and Lorans are on their way to Wolf 359, other humans and the Kili to Lalande 21185. */
export async function sendToTwoPlaces(desk: ThreeDesk): Promise<void> {
  const { human, loran, kili, use, moderator: actor } = desk;
  const { turn } = done(await use.readDesk({ actor }));
  const move = (who: Player, fleet: string, to: string) => moveOf(desk, who, { fleet, path: [to] });
  const sheets = [
    [
      human,
      [
        await move(human, 'Home Fleet', 'Wolf 359'),
        await move(human, 'Sirius Squadron', 'Lalande 21185'),
      ],
    ],
    [loran, [await move(loran, 'First Swarm', 'Wolf 359')]],
    [kili, [await move(kili, 'Guard', 'Lalande 21185')]],
  ] as const;
  for (const [who, orders] of sheets) done(await use.submitOrders({ actor: who, turn, orders }));
}

/** Two encounters are due, in which players are asked. */
export async function metTwice(
  settings: Partial<RuleSet> = { battles: 'interactive' },
  store?: CampaignStore,
): Promise<ThreeDesk> {
  const desk = withKili(await deskOf({}, store, threeEmpires(settings)));
  await runPhase(desk);
  await sendToTwoPlaces(desk);
  while (done(await desk.use.readDesk({ actor: desk.moderator })).phase !== 'encounters') {
    await runPhase(desk);
  }
  return desk;
}
