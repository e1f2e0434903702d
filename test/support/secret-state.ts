import { DIPLOMATIC_STATES, type DiplomaticState } from '#model/campaign/relation';
import type { Choices } from './proof-choices.ts';

/** A state that two others may have without anybody else’s knowledge; a Unification would be public at the end of the turn. */
export function secretState(choices: Choices): DiplomaticState {
  const state = choices.pick(DIPLOMATIC_STATES);
  return state === 'unification' ? 'war' : state;
}
