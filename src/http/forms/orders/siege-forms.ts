import type { Offer } from '#http/forms/field';
import { statsOf } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import { ratingOf } from '#model/forces/design';
import { GROUND_PLANS, type GroundPlan } from '#model/forces/ground-plan';
import type { Unit } from '#model/forces/unit';
import { aimRows } from './aim-rows.ts';
import { plainForm } from './described-form.ts';
import { oneChosen, oneOf, readAs, someOf, ticked } from './field-rows.ts';
import { missionRows } from './mission-rows.ts';
import type { FormDesk } from './order-form.ts';
import { siegeTargets } from './siege-targets.ts';
import { unitOffers } from './units.ts';
import { unless } from './unavailable.ts';

type UnitTest = (unit: Unit, desk: FormDesk) => boolean;

const kindOf = ({ design }: Unit, { view }: FormDesk): string | undefined =>
  view.designs[design]?.design.kind;

const isGround: UnitTest = (unit, desk) => kindOf(unit, desk) === 'ground';
const isAboard: UnitTest = (unit, desk) => isGround(unit, desk) && unit.place.kind === 'aboard';
const isGunner: UnitTest = (unit, desk) => ['ship', 'flight'].includes(kindOf(unit, desk) ?? '');

const shipWith =
  (ability: 'kamikaze' | 'assault'): UnitTest =>
  ({ design }, { view }) => {
    const stats = statsOf(view, design);
    return stats?.kind === 'ship' && ratingOf(stats, ability) > 0;
  };

const offersWith =
  (isOffered: UnitTest) =>
  (desk: FormDesk): readonly Offer[] =>
    unitOffers(desk, (unit) => isOffered(unit, desk));

const has = (desk: FormDesk, isWanted: UnitTest): boolean =>
  valuesById(desk.view.units).some((unit) => isWanted(unit, desk));

const bombardForm = plainForm({
  kind: 'Bombard',
  title: 'Bombard a system',
  hint: 'All your ships and flights there bombard after the battles of the turn, if no enemy ship or base in orbit can still fight. Missions get their points in this order. To give more missions, write the order as text.',
  group: 'Sieges and ground combat',
  unavailable: unless((desk) => has(desk, isGunner), 'You have no ships or flights.'),
  fields: {
    system: oneChosen({
      label: 'System',
      ask: 'Choose a system',
      offers: (desk) => siegeTargets(desk, ({ kind }) => kind === 'own'),
      problem: 'Choose a system.',
    }),
    missions: missionRows,
    surrender: readAs(
      ticked({
        label: 'Surrender',
        hint: 'Needs Anti-Population, and a colony without ground units.',
        box: 'Ask the colony to surrender first',
      }),
      (value) => ({ value: value === true }),
    ),
    plunging: someOf({
      label: 'Ships that plunge down',
      hint: 'Ships with Kamikaze bring their points twice, and are lost.',
      offers: offersWith(shipWith('kamikaze')),
    }),
  },
});

const invadeForm = plainForm({
  kind: 'Invade',
  title: 'Invade a system',
  hint: 'Ground units attack from the ships and convoys that carry them. If they win a beachhead, they are landed.',
  group: 'Sieges and ground combat',
  unavailable: unless((desk) => has(desk, isGround), 'You have no ground units.'),
  fields: {
    system: oneChosen({
      label: 'System',
      ask: 'Choose a system',
      offers: (desk) => siegeTargets(desk, ({ kind }) => kind === 'own' || kind === 'rebels'),
      problem: 'Choose a system.',
    }),
    units: someOf({
      label: 'Ground units aboard',
      offers: offersWith(isAboard),
      problem: 'Choose at least one ground unit.',
    }),
    support: someOf({
      label: 'Assault ships in support',
      hint: 'They support the first units first. If you choose none, all that carry no ground units support.',
      offers: offersWith(shipWith('assault')),
    }),
  },
});

/** What each plan of ground units attacks. */
export const PLAN_WORDS: Readonly<Record<GroundPlan, string>> = {
  weakest: 'The weakest enemies first',
  strongest: 'The strongest enemies first',
  spread: 'All enemies',
  hold: 'Nobody: they only defend',
};

const planGroundForm = plainForm({
  kind: 'PlanGround',
  title: 'Ground combat',
  hint: 'How your ground units in a system fight this turn. Without this order they follow the standing orders of your empire. To send more than three units against an enemy apart from the plan, write the order as text.',
  group: 'Sieges and ground combat',
  unavailable: () => null,
  fields: {
    system: oneChosen({
      label: 'System',
      ask: 'Choose a system',
      offers: (desk) => siegeTargets(desk, () => false),
      problem: 'Choose a system.',
    }),
    plan: oneOf({
      label: 'They attack',
      offers: GROUND_PLANS.map((plan) => ({ value: plan, label: PLAN_WORDS[plan] })),
    }),
    militia: readAs(
      oneOf({
        label: 'Without ground units, the colony',
        offers: [
          { value: 'raise', label: 'raises a militia' },
          { value: 'none', label: 'raises no militia' },
        ],
      }),
      (text) => ({ value: text !== 'none' }),
    ),
    aims: aimRows,
  },
});

/** Forms for sieges. */
export const SIEGE_FORMS = {
  Bombard: bombardForm,
  Invade: invadeForm,
  PlanGround: planGroundForm,
} as const;
