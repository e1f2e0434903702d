import type { CampaignState } from '#model/campaign/state';
import type { EditKind, EditOf } from '#model/corrections/edit';

/** Why an edit cannot be made of a state as it is, in words for the moderator; null: it can. */
export type EditRule<E> = (edit: E, state: CampaignState) => string | null;

/** A rule for each edit of a family. */
export type EditRules<K extends EditKind> = { readonly [T in K]: EditRule<EditOf<T>> };
