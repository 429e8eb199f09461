-- A claim that waits for its surcharge has a status of its own (2). One that is given back (3) leaves its place among
-- the uses of the benefit. An open claim ends by itself: with its term, or when its surcharge stays unpaid.
alter table vip_record drop constraint vip_record_status_check;
alter table vip_record alter column seq drop not null;
alter table vip_record add column ends_at bigint;
update vip_record set status = 3, seq = null where status = 2;
update vip_record set status = 2, ends_at = at + 1800000 where status = 0 and not paid;
update vip_record r set ends_at = t.ends_at
  from vip_term t, vip_benefit b
  where t.iid = r.iid and t.id = r.term_id and b.iid = r.iid and b.id = r.benefit_id and b.type = 1 and r.status = 0;
alter table vip_record drop column paid;
alter table vip_record add constraint vip_record_status_check check (status in (0, 1, 2, 3));
alter table vip_record add constraint vip_record_place check ((seq is null) = (status = 3));

-- The lists by state, and the claims that end.
create index vip_record_own_state on vip_record (iid, user_id, status, id);
create index vip_record_state on vip_record (iid, status, id);
create index vip_record_due on vip_record (ends_at, iid, id) where status in (0, 2) and ends_at is not null;
-- Parcels are found by their number.
create index vip_record_parcel on vip_record (iid, transport_number) where transport_number <> '';
