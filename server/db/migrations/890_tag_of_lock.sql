-- The tag of a client's current note stands with the lock too, so that the fans with a tag are a walk of their own, with
-- and without a word: a tag and a common name read the 100,000 people of that name (491 ms at 1,000,000 fans). The notes
-- decide; this is their copy, and whoever writes a note or a lock need not think of it.
alter table fan_lock add column tag text not null default '';
update fan_lock f set tag = n.tag from client_note n
  where n.iid = f.iid and n.role_id = f.role_id and n.user_id = f.user_id and n.current and n.tag <> ''
    and f.released_at is null;
create index fan_lock_of_tag on fan_lock (iid, role_id, tag, id) where released_at is null;
drop index client_note_by_tag;

create function current_tag(of_iid integer, of_role bigint, of_user bigint) returns text language sql stable as $$
  select coalesce((select n.tag from client_note n
    where n.iid = of_iid and n.role_id = of_role and n.user_id = of_user and n.current), '')
$$;

create function copy_tag_to_lock() returns trigger language plpgsql as $$
declare
  noted client_note := coalesce(new, old);
begin
  update fan_lock set tag = current_tag(noted.iid, noted.role_id, noted.user_id)
    where iid = noted.iid and role_id = noted.role_id and user_id = noted.user_id and released_at is null;
  return null;
end $$;
create trigger client_note_tagged after insert or delete or update of current, tag on client_note
  for each row execute function copy_tag_to_lock();

-- Who is locked again to the same distributor has the note of before.
create function tag_of_new_lock() returns trigger language plpgsql as $$
begin
  new.tag := current_tag(new.iid, new.role_id, new.user_id);
  return new;
end $$;
create trigger fan_lock_tagged before insert on fan_lock for each row execute function tag_of_new_lock();
