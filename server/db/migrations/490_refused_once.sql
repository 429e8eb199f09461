-- A refused scan that is sent again is written once, also when nobody of the staff made it: then its member counts.
update checkin c set req_id = null
  where c.req_id is not null and c.operator_id is null and exists (
    select 1 from checkin o where o.iid = c.iid and o.req_id = c.req_id and o.operator_id is null
      and o.user_id is not distinct from c.user_id and o.id < c.id);
drop index checkin_refused_once;
create unique index checkin_refused_once on checkin (iid, (coalesce(operator_id, user_id, 0)), req_id)
  where req_id is not null;
