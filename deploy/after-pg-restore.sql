-- After pg_restore, before the first start: everybody is signed out, and what was waiting to be sent when the dump was
-- made is left to the administrator, because it may have been sent since.
begin;
delete from sessions;
delete from person_sessions;
delete from kept_sessions;
update mail_queue set state = 'unclear', holder = null,
  record = (record::jsonb || '{"state": "unclear", "problem": "Restored from a dump."}')::json
  where state in ('waiting', 'handing-over');
update push_devices set state = null, not_before = null, holder = null,
  record = (record::jsonb || '{"due": null}')::json
  where state is not null;
commit;
