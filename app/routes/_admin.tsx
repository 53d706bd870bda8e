import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminFrame } from '#app/desk/frame/admin-frame';
import { KeptVisits } from '#app/desk/visits/kept/kept-visits';
import { NotesOnTheirWay } from '#app/desk/visits/notes/notes-on-their-way';
import { ThemeToggle } from '#app/features/chrome/header/theme-toggle';

/** The frame of every screen of the desk; it has no path of its own. */
export const Route = createFileRoute('/_admin')({ component: Admin });

const away = (retry: () => void) => <KeptVisits retry={retry} />;

function Admin() {
  return (
    <AdminFrame themeToggle={<ThemeToggle />} background={<NotesOnTheirWay />} away={away}>
      <Outlet />
    </AdminFrame>
  );
}
