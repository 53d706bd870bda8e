import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { logOut } from '#app/api/desk/auth';
import { forgetKept } from '#app/desk/frame/kept/kept-days-query';
import { toast } from '#app/ui/toasts/toast';

/** Signs out and goes to the login. A screen with unsaved edits is asked first. */
export function useLogOut() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await router.navigate({ to: '/admin/login' });
      if (router.state.location.pathname !== '/admin/login') return;
      await logOut();
      // Also removes other people's requests from this device and this browser's memory.
      await forgetKept();
      queryClient.clear();
    },
    onError: () =>
      toast({
        title: 'You are still signed in',
        description: 'The server could not be reached. Open the admin again to log out.',
        variant: 'destructive',
      }),
  });
  return { logOut: () => mutate(), busy: isPending };
}
