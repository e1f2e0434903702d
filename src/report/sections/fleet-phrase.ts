import type { Fleet } from '#model/forces/fleet';
import type { Phrase } from '#report/document/document';
import { phrase, quiet, strong } from '#report/document/inline';
import { shortId } from '#report/sentences/names';

/** A fleet with its id for orders. */
export const fleetPhrase = ({ id, name }: Fleet): Phrase =>
  name === ''
    ? phrase(strong(`Fleet ${shortId(id)}`))
    : phrase(strong(name), ' ', quiet(shortId(id)));
