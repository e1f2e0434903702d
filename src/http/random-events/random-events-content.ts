import type { Field } from '#http/forms/field';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';

/** The random events of a campaign, and the forms to decide about them. */
export type RandomEventsContent = Readonly<{
  path: string;
  formToken: string;
  version: number;
  back: Link;
  /** How events come about in this campaign. */
  rules: readonly string[];
  coming: readonly Readonly<{
    id: string;
    name: string;
    effect: string;
    power: Link;
    place: string;
    when: string;
    lasts: string;
    text: string;
  }>[];
  running: readonly Readonly<{ power: string; what: string; ends: string }>[];
  /** The form of an event that the moderator chooses. */
  fields: readonly Field[];
  reasonFields: readonly Field[];
  mayDraw: boolean;
  journalHref: string;
}>;

export const RANDOM_EVENTS_PAGE = template<RandomEventsContent>('random-events');
