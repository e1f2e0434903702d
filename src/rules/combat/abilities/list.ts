import { armored } from './armored.ts';
import { assault } from './assault.ts';
import { auxiliary } from './auxiliary.ts';
import { boarding } from './boarding.ts';
import { carrier } from './carrier.ts';
import { command } from './command.ts';
import { disruptor } from './disruptor.ts';
import { fast } from './fast.ts';
import { fireControl } from './fire-control.ts';
import { firstStrike } from './first-strike.ts';
import { guardian } from './guardian.ts';
import { interdictor } from './interdictor.ts';
import { jammer } from './jammer.ts';
import { jump } from './jump.ts';
import { kamikaze } from './kamikaze.ts';
import { minelayer } from './minelayer.ts';
import { minesweeper } from './minesweeper.ts';
import { proximity } from './proximity.ts';
import { qShip } from './q-ship.ts';
import { scout } from './scout.ts';
import { shields } from './shields.ts';
import { stasis } from './stasis.ts';
import { stealth } from './stealth.ts';
import { suicide } from './suicide.ts';
import { suppression } from './suppression.ts';
import { tender } from './tender.ts';
import { towing } from './towing.ts';
import type { BattleAbility } from './battle-ability.ts';

/** Every ability that acts inside a battle. @rule ABL-1 */
export const BATTLE_ABILITIES: readonly BattleAbility[] = [
  armored,
  assault,
  auxiliary,
  boarding,
  carrier,
  command,
  disruptor,
  fast,
  fireControl,
  firstStrike,
  guardian,
  interdictor,
  jammer,
  jump,
  kamikaze,
  minelayer,
  minesweeper,
  proximity,
  qShip,
  scout,
  shields,
  stasis,
  stealth,
  suicide,
  suppression,
  tender,
  towing,
];
