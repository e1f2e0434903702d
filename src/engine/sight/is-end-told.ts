import type { Contact, ContactEnd } from '#model/campaign/knowledge';
import { memoryOf } from '#rules/sight/memory-of';

/** Memories that nobody reads any more end without a word, and so do those that a newer contact replaces. @rule FOG-12 */
export function isEndTold(contact: Contact, ended: ContactEnd | null, turn: number): boolean {
  if (contact.current) return true;
  const isListed = contact.subject.kind === 'garrison' || memoryOf(contact, turn) !== 'gone';
  return isListed && ended?.how !== 'replaced';
}
