import type { Campaign, CampaignId, Role } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { newSeat } from '#app/people/new-seat';
import { counted } from '#kernel/words/counted';
import { rowOf } from '#kernel/collections/row-of';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignFile, FileSeat } from './campaign-file.ts';

/**
 * The open seats beside those that every campaign has: of co-moderators, deputies, spectators, and players of non-aligned worlds. Persons and
 * links stay where they are.
 */
export async function seatsForFile(
  reader: StoreReader,
  { id }: Pick<Campaign, 'id'>,
): Promise<readonly FileSeat[]> {
  const empires = await reader.empires(id);
  return (await reader.seats(id))
    .filter(({ endedAt, role }) => endedAt === null && !isOfEveryCampaign(empires, role))
    .map(({ role, maySubmit, createdAt }) => ({ role, maySubmit, createdAt }));
}

/** Whether each campaign has such a seat from the beginning: the owner, and the player of an empire. */
export function isOfEveryCampaign(empires: CampaignState['empires'], role: Role): boolean {
  if (role.kind === 'player') return empires[role.empire]?.nonAligned === undefined;
  return role.kind === 'moderator';
}

/** A new link for somebody beside the owner and the players. */
export type OtherLink = Readonly<{ name: string; token: string }>;

function nameOf(role: Role, { empires }: CampaignState): string {
  switch (role.kind) {
    case 'deputy':
      return `Deputy of ${rowOf(empires, role.empire).name}`;
    case 'spectator':
      return `Spectator, ${counted(role.delay, 'turn')} behind`;
    case 'co-moderator':
      return 'Co-moderator';
    case 'moderator':
      return 'Moderator';
    case 'player':
      return rowOf(empires, role.empire).name;
  }
}

type About = Readonly<{ file: CampaignFile; campaign: CampaignId; createdAt: string }>;

/** The seats of a file with new links. */
export function seatsOfFile(
  ports: Pick<Ports, 'secrets'>,
  { file, campaign, createdAt }: About,
): Readonly<{ others: readonly OtherLink[]; changes: readonly Change[] }> {
  const made = file.desk.seats.map(({ role, maySubmit }) => {
    const { token, seat, changes } = newSeat(ports, {
      ...{ campaign, role, createdAt, madeBy: 'machine' },
    });
    const name = nameOf(role, file.state);
    const allowed = maySubmit ? [{ put: 'seat', seat: { ...seat, maySubmit } } as const] : [];
    return { name, token, changes: [...changes, ...allowed] };
  });
  return {
    others: made.map(({ name, token }) => ({ name, token })),
    changes: made.flatMap(({ changes }) => changes),
  };
}
