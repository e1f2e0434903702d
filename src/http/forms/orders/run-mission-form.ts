import type { Offer } from '#http/forms/field';
import { classesByList, familiarLists } from '#http/names/class-lists';
import { unique } from '#kernel/collections/unique';
import { valuesById } from '#kernel/collections/tables';
import { INTEL_MISSIONS } from '#model/orders/run-mission';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import { plainForm } from './described-form.ts';
import { intelOffers } from './intel-offers.ts';
import { oneChosen, oneOf, oneOrLeftOut, oneOrNone } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { systemOffers } from './systems.ts';
import { ifNone } from './unavailable.ts';

const missionOffers: readonly Offer[] = INTEL_MISSIONS.map((mission) => ({
  value: mission,
  label: INTEL_MISSION_TABLE[mission].name,
}));

/** Classes that sabotage can be aimed at, or whose schematics can be stolen. */
function classOffers({ view }: FormDesk): readonly Offer[] {
  const known = valuesById(view.designs).map(({ design }) => design);
  return classesByList(known, familiarLists(view)).map(({ one: { id, name, kind }, group }) => ({
    value: id,
    label: `${name} (${kind})`,
    group,
  }));
}

/** Ships whose names the player knows. */
const shipOffers = ({ view }: FormDesk): readonly Offer[] =>
  unique(valuesById(view.contacts).flatMap(({ ships }) => ships)).map((name) => ({
    value: name,
    label: name,
  }));

const empireOffers = ({ view }: FormDesk): readonly Offer[] =>
  valuesById(view.neighbours).map(({ id, name }) => ({ value: id, label: name }));

/** The player’s own empire and all that it has met. */
const swayOffers = (desk: FormDesk): readonly Offer[] => [
  { value: desk.view.empire.id, label: desk.view.empire.name },
  ...empireOffers(desk),
];

export const runMissionForm = plainForm({
  kind: 'RunMission',
  title: 'Run an Intel mission',
  hint: 'In the Intel Phase the Intel of one of your systems spies on another system, sabotages it or spreads propaganda there. It costs its Intel and 1 EP for each jump. Each system can do one such thing in a turn.',
  group: 'Other empires',
  unavailable: ifNone(intelOffers, 'None of your systems has Intel.'),
  fields: {
    mission: oneOf({ label: 'Mission', offers: missionOffers }),
    at: oneChosen({
      label: 'In the system',
      ask: 'Choose a system',
      offers: systemOffers,
      problem: 'Choose a system.',
    }),
    from: oneOf({ label: 'By the Intel of', offers: intelOffers }),
    design: oneOrNone({
      label: 'Against the class',
      hint: 'Only for sabotage of ships, bases and convoys, and for espionage of schematics.',
      none: 'None',
      offers: classOffers,
    }),
    named: oneOrNone({
      label: 'The ship',
      hint: 'Only for sabotage of a ship: one whose name you learned in battle. If it isn’t there, another one of the class is destroyed, or a smaller ship.',
      none: 'Any of the class',
      offers: shipOffers,
    }),
    framing: oneOrNone({
      label: 'Frame',
      hint: 'The empire that is blamed if the modified roll is 21 or more.',
      none: 'Nobody',
      offers: empireOffers,
    }),
    raising: oneOrLeftOut({
      label: 'Make it like better',
      hint: 'Only for a coup at the homeworld of a non-aligned world: its attitude toward this empire rises by one level.',
      none: 'Nobody',
      offers: swayOffers,
    }),
    lowering: oneOrLeftOut({
      label: 'Make it like less',
      hint: 'Only for a coup at the homeworld of a non-aligned world: its attitude toward this empire falls by one level.',
      none: 'Nobody',
      offers: swayOffers,
    }),
  },
});
