import { cite } from '#kernel/reasons/cite';
import { later, number, things } from './row.ts';

const ENC_5 = cite('ENC-5');
const ECO_5 = cite('ECO-5');

const ANY_CLASS = 'No class in particular';

/** The rows that name classes, powers, units or colonies, and the points that an empire spends each turn. */
export const LIST_ROWS = {
  /** Classes whose ships stay behind first where a fleet goes on past enemies. */
  stayFirst: things({
    of: 'class',
    among: 'own classes',
    clause: 'stay first',
    rule: cite('MOV-3'),
    label: 'Stay behind first',
    none: ANY_CLASS,
    says: 'leave {} behind first',
    saysNone: 'leave the slowest ships behind first',
  }),
  /** Classes of cargo that are kept first where a hold has become too small. */
  cargoFirst: later(
    things({
      of: 'class',
      among: 'own classes of cargo',
      clause: 'cargo first',
      rule: cite('CSC-14'),
      label: 'Keep this cargo first when a hold becomes too small',
      none: ANY_CLASS,
      says: 'keep {} first when a hold becomes too small',
      saysNone: 'keep the most expensive cargo when a hold becomes too small',
    }),
  ),
  /** Powers that it begins encounters with although they are neutral, or although it attacks nobody else. */
  attacks: things({
    of: 'power',
    among: 'known powers',
    clause: 'attack',
    rule: ENC_5,
    label: 'Also attack',
    none: 'Nobody else',
    says: 'also attack {}',
    saysNone: 'attack nobody else',
  }),
  /** Powers that it never begins an encounter with, regardless of other clauses. */
  spares: things({
    of: 'power',
    among: 'known powers',
    clause: 'spare',
    rule: ENC_5,
    label: 'Never attack',
    none: 'Nobody',
    says: 'never attack {}',
    saysNone: 'spare nobody',
  }),
  /** Classes that go unpaid first in a shortfall. */
  unpaidFirst: things({
    of: 'class',
    among: 'own classes',
    clause: 'unpaid first',
    rule: ECO_5,
    ofEmpire: 'Unpaid units',
    label: 'Classes to leave unpaid first in a shortfall',
    none: ANY_CLASS,
    says: 'leave {} unpaid first in a shortfall',
    saysNone: 'leave the default units unpaid in a shortfall',
  }),
  /** Units that go unpaid before those of any class. */
  unpaidUnits: later(
    things({
      of: 'unit',
      among: 'own units',
      clause: 'unpaid units',
      rule: ECO_5,
      ofEmpire: 'Unpaid units',
      label: 'Units to leave unpaid before all others',
      none: 'No unit in particular',
      says: 'leave {} unpaid before all others in a shortfall',
      saysNone: 'leave no unit in particular unpaid',
    }),
  ),
  /** EP for research in each turn when the sheet invests nothing. */
  investEachTurn: later(
    number({
      clause: 'invest',
      rule: cite('TECH-1'),
      ofEmpire: 'The investment of each turn',
      unit: 'EP',
      most: 100_000,
      default: 0,
      label: 'EP to invest in research each turn (0: none)',
      hint: 'It is paid from the EP that your orders leave. In a turn when you order to invest, only that order counts.',
      says: 'invest {} in research each turn',
      saysNone: 'invest nothing each turn',
    }),
  ),
  /** Colonies that get a point of Productivity each turn, as long as it can be had and paid. */
  developEachTurn: later(
    things({
      of: 'colony',
      among: 'own colonies',
      clause: 'develop',
      rule: cite('COL-2'),
      ofEmpire: 'The colonies to develop each turn',
      label: 'Raise Productivity each turn at',
      none: 'No colony',
      says: 'raise Productivity of {} each turn',
      saysNone: 'raise no Productivity each turn',
    }),
  ),
  /** Classes that an advance unlocks first. */
  unlockFirst: things({
    of: 'class',
    among: 'classes to unlock',
    clause: 'unlock first',
    rule: cite('TECH-4'),
    ofEmpire: 'The class to unlock first',
    label: 'Unlock first',
    none: ANY_CLASS,
    says: 'unlock {} first',
    saysNone: 'unlock classes in the order of the list',
  }),
  /** Classes of minefields that Minesweepers clear first. */
  sweepFirst: things({
    of: 'class',
    among: 'known classes of minefields',
    clause: 'sweep first',
    rule: cite('SUP-3'),
    ofEmpire: 'The minefields to sweep first',
    label: 'Sweep minefields first',
    none: ANY_CLASS,
    says: 'sweep {} first',
    saysNone: 'sweep the cheapest minefields first',
  }),
  /** Classes whose hidden ships Scouts find first among equals. */
  foundFirst: things({
    of: 'class',
    among: 'own classes',
    clause: 'found first',
    rule: cite('MOV-4'),
    ofEmpire: 'The hidden ships that are found first',
    label: 'Of equally hidden ships, found first',
    none: ANY_CLASS,
    says: 'of equally hidden ships, let {} be found first',
    saysNone: 'of equally hidden ships, let the most expensive be found first',
  }),
  /** Classes of ground units that Hospitals restore first. */
  tendFirst: things({
    of: 'class',
    among: 'own classes of ground units',
    clause: 'tend first',
    rule: cite('CON-7'),
    ofEmpire: 'The ground units that Hospitals restore first',
    label: 'Restored first by Hospitals',
    none: ANY_CLASS,
    says: 'let Hospitals restore {} first',
    saysNone: 'let Hospitals restore the weakest ground units first',
  }),
  /** The empires whose fleets may enter own systems although no treaty allows it. */
  admits: things({
    of: 'power',
    among: 'known powers',
    clause: 'admit',
    rule: cite('DIP-10'),
    ofEmpire: 'The empires whose fleets are admitted',
    label: 'Admit the fleets of',
    none: 'Nobody',
    says: 'admit the fleets of {}',
    saysNone: 'admit only fleets that a treaty allows',
  }),
  /** Single fleets that may enter own systems, although neither a treaty nor `admits` allows it. */
  admitsFleets: later(
    things({
      of: 'contact',
      among: 'known fleets of others',
      clause: 'welcome',
      rule: cite('DIP-10'),
      ofEmpire: 'The single fleets that are admitted',
      label: 'Admit single fleets',
      none: 'No single fleet',
      says: 'admit {}',
      saysNone: 'admit no single fleets',
      hint: 'Their owners are told.',
    }),
  ),
} as const;
