import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchIsAdmin } from '#app/api/desk/auth';

const adminCheck = queryOptions({
  queryKey: ['api', 'auth', 'check'],
  queryFn: ({ signal }) => fetchIsAdmin(signal),
});

/** Whether this browser is signed in as the administrator; undefined while the server is being asked. */
export function useAdminCheck() {
  const queryClient = useQueryClient();
  const { data: isAdmin, isError: hasFailed, refetch } = useQuery(adminCheck);
  return {
    isAdmin,
    hasFailed,
    retry: () => void refetch(),
    /** Records the result of signing in or out. */
    setIsAdmin: (value: boolean) => queryClient.setQueryData(adminCheck.queryKey, value),
  };
}
