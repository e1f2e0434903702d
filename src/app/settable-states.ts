import { DIPLOMATIC_STATES } from '#model/campaign/relation';

/** The states that a moderator may set. A Unification ends an empire, so it can't be set like a state. */
export const SETTABLE_STATES = DIPLOMATIC_STATES.filter((state) => state !== 'unification');
