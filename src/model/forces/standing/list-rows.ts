import { cite } from '#kernel/reasons/cite';
import { later, number, things } from './row.ts';

const ENC_5 = cite('ENC-5');
const ECO_5 = cite('ECO-5');

const ANY_CLASS = 'No class in particular';

/** What names classes, powers, units or colonies, and what an empire spends each turn. */
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
      label: 'Keep first of cargo where a hold becomes too small',
      none: ANY_CLASS,
      says: 'keep {} first where a hold becomes too small',
      saysNone: 'keep the dearest cargo where a hold becomes too small',
    }),
  ),
  /** Against whom to generate an encounter although they are no enemies, or nobody else is attacked. */
  attacks: things({
    of: 'power',
    among: 'known powers',
    clause: 'attack',
    rule: ENC_5,
    label: 'Attack, although they are neutral or others are not',
    none: 'Nobody else',
    says: 'attack {}',
    saysNone: 'attack nobody in particular',
  }),
  /** Against whom never to generate an encounter, whatever else is said. */
  spares: things({
    of: 'power',
    among: 'known powers',
    clause: 'spare',
    rule: ENC_5,
    label: 'Begin no encounter with',
    none: 'Spare nobody',
    says: 'begin no encounter with {}',
    saysNone: 'spare nobody',
  }),
  /** Classes that go unpaid first in a shortfall. */
  unpaidFirst: things({
    of: 'class',
    among: 'own classes',
    clause: 'unpaid first',
    rule: ECO_5,
    ofEmpire: 'Who goes unpaid first',
    label: 'Unpaid first in a shortfall',
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
      ofEmpire: 'Who goes unpaid first',
      label: 'Unpaid before all others',
      none: 'No unit in particular',
      says: 'leave {} unpaid before all others in a shortfall',
      saysNone: 'leave no unit unpaid before those of its class',
    }),
  ),
  /** EP for research in each turn in which the sheet invests nothing. */
  investEachTurn: later(
    number({
      clause: 'invest',
      rule: cite('TECH-1'),
      ofEmpire: 'What is invested each turn',
      unit: 'EP',
      most: 100_000,
      default: 0,
      label: 'EP to invest in research each turn (0: none)',
      hint: 'What your orders leave is used; an order to invest replaces it for its turn.',
      says: 'invest {} in research each turn',
      saysNone: 'invest nothing by standing order',
    }),
  ),
  /** Colonies that get a point of Productivity each turn, as long as it can be had and paid. */
  developEachTurn: later(
    things({
      of: 'colony',
      among: 'own colonies',
      clause: 'develop',
      rule: cite('COL-2'),
      ofEmpire: 'Which colonies are developed each turn',
      label: 'Raise Productivity each turn',
      none: 'No colony',
      says: 'raise Productivity of {} each turn',
      saysNone: 'raise no Productivity by standing order',
    }),
  ),
  /** Classes that an advance unlocks first. */
  unlockFirst: things({
    of: 'class',
    among: 'classes to come',
    clause: 'unlock first',
    rule: cite('TECH-4'),
    ofEmpire: 'Which class is unlocked first',
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
    ofEmpire: 'Which minefields are swept first',
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
    ofEmpire: 'Which hidden ships are found first',
    label: 'Found first of equally hidden ships',
    none: ANY_CLASS,
    says: 'of equally hidden ships let {} be found first',
    saysNone: 'of equally hidden ships let the dearest be found first',
  }),
  /** Classes of ground units that Hospitals restore first. */
  tendFirst: things({
    of: 'class',
    among: 'own classes of ground units',
    clause: 'tend first',
    rule: cite('CON-7'),
    ofEmpire: 'Which ground units Hospitals restore first',
    label: 'Restored first by Hospitals',
    none: ANY_CLASS,
    says: 'let Hospitals restore {} first',
    saysNone: 'let Hospitals restore the weakest ground units first',
  }),
  /** Whose fleets may enter own systems although no treaty allows it. */
  admits: things({
    of: 'power',
    among: 'known powers',
    clause: 'admit',
    rule: cite('DIP-10'),
    ofEmpire: 'Whose fleets are admitted',
    label: 'Admit the fleets of',
    none: 'Nobody',
    says: 'admit the fleets of {}',
    saysNone: 'admit no fleets that no treaty lets in',
  }),
} as const;
