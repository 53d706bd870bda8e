import { useQuery } from '@tanstack/react-query';
import { fetchSetting } from '#app/api/desk/desk-settings';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { BackLink } from '#app/desk/frame/page/back-link';
import { Spinner } from '#app/desk/frame/page/spinner';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { SettingForm, type SettingFormProps } from './setting-form';

interface Props<Value, Edit> extends Omit<SettingFormProps<Value, Edit>, 'stored'> {
  back: { to: '/admin/board' | '/admin/visits'; words: string };
  title: string;
  note: string;
}

/** A screen on which one setting of the desk is changed. */
export function SettingScreen<Value, Edit>({ back, title, note, ...form }: Props<Value, Edit>) {
  const { data, isError } = useQuery({
    queryKey: [form.setting.path],
    queryFn: ({ signal }) => asAdmin(() => fetchSetting(form.setting, signal)),
    refetchOnMount: 'always',
  });
  return (
    <AdminPage>
      <BackLink to={back.to}>{back.words}</BackLink>
      <AdminHead title={title} note={note} />
      {data && <SettingForm {...form} stored={data} />}
      {!data && (isError ? <p>{title}: this could not be loaded.</p> : <Spinner label="Loading" />)}
    </AdminPage>
  );
}
