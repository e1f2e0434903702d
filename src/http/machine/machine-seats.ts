import type { MachineSeat } from '#app/campaigns/machine-seats';
import { type Field, offersOf, placeFields, selectField } from '#http/forms/field';
import type { FormBody } from '#http/visits/form-body';
import { counted } from '#kernel/words/counted';
import { USUAL_MACHINE } from '#model/campaign/machine-player';
import { machineFields } from './machine-fields.ts';
import { TEXTS } from './texts.ts';

/** An empire of a campaign that doesn't exist yet, and whether it has a player to come back. */
export type FutureEmpire = Readonly<{
  key: string;
  name: string;
  /** Its player is absent. */
  isAbsent?: boolean;
}>;

/** The fields by which somebody chooses who plays the empires of a new campaign. */
export type MachineSeats = Readonly<{
  /** How many machines are chosen, in words; empty: none. */
  chosen: string;
  /** The name of a hidden field with the key of each empire. */
  seat: string;
  empires: readonly Readonly<{ key: string; name: string; fields: readonly Field[] }>[];
}>;

const SEAT = 'machine-seat';

const ends = (key: string): string => `-of-${key}`;

function kindField({ key, isAbsent = false }: FutureEmpire, sent: FormBody): Field {
  const { playerPlays: player, machineUntilBack, machineForGood } = TEXTS;
  const until = isAbsent ? machineUntilBack : TEXTS.machineUntilOrders;
  const kinds = { player, machine: until, 'machine-for-good': machineForGood };
  return selectField({
    ...{ name: `kind${ends(key)}`, label: TEXTS.whoPlays, offers: offersOf(kinds) },
    ...{ preset: isAbsent ? 'machine' : 'player', sent },
  });
}

/** One row of fields for each empire. */
export const machineSeats = (empires: readonly FutureEmpire[], sent: FormBody): MachineSeats => ({
  chosen: chosenWords(sent),
  seat: SEAT,
  empires: empires.map((empire) => ({
    key: empire.key,
    name: empire.name,
    fields: placeFields(
      [kindField(empire, sent), ...machineFields(USUAL_MACHINE, sent, ends(empire.key))],
      'machines',
      new Map(),
    ),
  })),
});

/** Who plays each empire, as it was sent. */
export const machineSeatsIn = (sent: FormBody): readonly MachineSeat[] =>
  sent
    .texts(SEAT)
    .filter((empire) => sent.has(`kind${ends(empire)}`))
    .map((empire) => ({
      empire,
      kind: sent.text(`kind${ends(empire)}`),
      level: sent.text(`level${ends(empire)}`),
      personality: sent.text(`personality${ends(empire)}`),
    }));

/** Such as `1 machine`; empty: a form chose none. */
function chosenWords(sent: FormBody): string {
  const machines = machineSeatsIn(sent).filter(({ kind }) => kind !== 'player').length;
  return machines === 0 ? '' : counted(machines, 'machine');
}
