import { ok } from '#kernel/result/result';
import type { FolderFinding } from '#app/ports/data-keeper';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { operatorOf } from '#app/operators/operator-of';

/** Findings about the folder, and the number of faults in each campaign's records. Only its moderators may see the faults themselves. */
export type InstallationFindings = Readonly<{
  folder: readonly FolderFinding[];
  campaigns: readonly Readonly<{ name: string; faults: number }>[] | null;
}>;

/** Checks all stored data, beside the web server. */
export const checkInstallation = (
  ports: Ports,
): UseCase<Readonly<{ session: string }>, InstallationFindings> =>
  guarded(async ({ session }) => {
    const operator = await operatorOf(ports, session);
    if (!operator.ok) return operator;
    const { folder, campaigns } = await ports.installation.examine();
    const known = await ports.store.read((reader) => reader.campaigns());
    const nameOf = (slug: string): string =>
      known.find((campaign) => campaign.slug === slug)?.name ?? slug;
    const lines = campaigns?.map(({ slug, faults }) => ({ name: nameOf(slug), faults })) ?? null;
    return ok({ folder, campaigns: lines });
  });
