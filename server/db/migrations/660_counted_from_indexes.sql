-- Who is here is counted from an index alone: the state of an entry and the item of a check-in were looked up in the
-- tables, row by row, so that the counts of a great event read 60,000 rows.
drop index entry_present;
create index entry_here on entry (iid, scope, ref_id, session_id)
  where present_at is not null and not trial and state in ('live', 'used');
drop index checkin_present;
create index checkin_here on checkin (iid, place_id, scope, ref_id, session_id)
  where result = 'ok' and undone_at is null;
