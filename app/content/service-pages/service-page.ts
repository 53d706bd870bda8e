import type { RoomTypeId } from '#domain/room/options/room-types';

export type UseCase = { readonly title: string; readonly text: string };
export type SpecificationRow = { readonly label: string; readonly value: string };

/**
 * The content of the four service pages' template (specification §2, Service pages). The starting price
 * and the service's own name come from domain/design/estimate/starting-prices.ts by `roomType`.
 */
export type ServicePage = {
  /** The last part of the address: /services/garden-rooms. */
  readonly slug: 'garden-rooms' | 'garden-offices' | '3-wall-extensions' | 'dual-purpose';
  readonly roomType: RoomTypeId;
  readonly title: string;
  readonly subtitle: string;
  /** On the home page's service card. */
  readonly cardText: string;
  readonly description: readonly string[];
  readonly keyFeatures: readonly string[];
  readonly perfectFor: readonly UseCase[];
  /** Below those that all four have (specifications-of.ts). */
  readonly ownSpecifications: readonly SpecificationRow[];
  /** A file in app/media. */
  readonly picture: string;
};
