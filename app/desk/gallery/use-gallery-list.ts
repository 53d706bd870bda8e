import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteGalleryImage,
  editGalleryImage,
  orderGalleryImages,
} from '#app/api/desk/gallery-admin';
import { HttpError } from '#app/api/http';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { galleryQuery } from '#app/pwa/gallery/gallery-query';
import { toast } from '#app/ui/toasts/toast';
import type { GalleryImageEdit } from '#domain/site/gallery/gallery-edit';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { SHARP_IMAGE_WIDTH } from '#domain/site/gallery/image-limits';

const words = galleryAdmin.list;

/** How often to check whether the sizes of a new picture are ready. */
const LOOK_AGAIN_MS = 1500;

export type GalleryList = ReturnType<typeof useGalleryList>;

/** The gallery pictures, and the actions on them. */
export function useGalleryList() {
  const queryClient = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    ...galleryQuery,
    refetchInterval: ({ state }) => state.data?.some(isPreparing) && LOOK_AGAIN_MS,
  });
  const refresh = () => queryClient.invalidateQueries(galleryQuery);

  const feature = useMutation({
    mutationFn: ({ id, featured }: GalleryImage) =>
      asAdmin(() => editGalleryImage(id, { featured: featured === 1 ? 0 : 1 })),
    onError: (_error, { title }) =>
      toast({ ...words.featureFailed(title), variant: 'destructive' }),
    onSettled: refresh,
  });
  const edit = useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: GalleryImageEdit }) =>
      asAdmin(() => editGalleryImage(id, changes)),
    onSuccess: () => toast(words.edit.done),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: GalleryImage) => asAdmin(() => deleteGalleryImage(id)),
    onSuccess: () => toast(words.deleted),
    onError: (error, { title }) => {
      // Its own dialog says more.
      const isUsed = error instanceof HttpError && error.apiError?.code === 'picture_in_use';
      if (!isUsed) toast({ ...words.deleteFailed(title), variant: 'destructive' });
    },
    onSettled: refresh,
  });
  const order = useMutation({
    mutationFn: (images: readonly GalleryImage[]) =>
      asAdmin(() => orderGalleryImages(images.map(({ id }) => id))),
    onMutate: async (images) => {
      // An older response would put them back for a moment.
      await queryClient.cancelQueries(galleryQuery);
      queryClient.setQueryData(galleryQuery.queryKey, [...images]);
    },
    onError: (error) => {
      const isChanged = error instanceof HttpError && error.status === 409;
      toast({ ...(isChanged ? words.orderChanged : words.orderFailed), variant: 'destructive' });
    },
    onSettled: refresh,
  });

  return {
    images: data,
    hasFailed: isError && data === undefined,
    retrying: isFetching,
    retry: () => void refetch(),
    feature: feature.mutate,
    edit: edit.mutateAsync,
    remove: remove.mutateAsync,
    order: order.mutate,
  };
}

/** Whether the smaller sizes of a new picture are still being made. */
export function isPreparing({ picture }: GalleryImage): boolean {
  return picture?.renditions.length === 0;
}

/** The width of a picture that is too narrow to look sharp, in pixels; undefined for any other. */
export function narrowWidth({ picture }: GalleryImage): number | undefined {
  return picture && picture.width < SHARP_IMAGE_WIDTH ? picture.width : undefined;
}
