-- Who has decided about a report: its appeal is for somebody else.
alter table feedback add column decided_by bigint;
update feedback f set decided_by = (
  select l.staff_id from review_log l
  where l.iid = f.iid and l.kind = 'report' and l.target_id = f.id::text and l.act in ('pass', 'refuse')
  order by l.id desc limit 1)
where f.kind in ('report', 'appeal') and f.decided_at is not null;
-- One decision answers all who reported the same: only one of them is in the log.
update feedback f set decided_by = (
  select o.decided_by from feedback o
  where o.iid = f.iid and o.kind = 'report' and o.target_type = f.target_type and o.target_id = f.target_id
    and o.decided_at = f.decided_at and o.decided_by is not null
  order by o.id limit 1)
where f.kind = 'report' and f.decided_at is not null and f.decided_by is null;
