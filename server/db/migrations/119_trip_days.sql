-- How many days one trip takes: an activity's sessions lie weeks apart, its first and last moment do not say it.
alter table content add column days integer;
alter table content_index drop column days;
alter table content_index add column days integer;

update content set days = coalesce(
  (select max((s.ends_at - 1 + 28800000) / 86400000 - (s.starts_at + 28800000) / 86400000 + 1)
   from act_session s where s.item_id = content.id),
  case when start_at is not null and end_at > start_at
    then (end_at - 1 + 28800000) / 86400000 - (start_at + 28800000) / 86400000 + 1 end
);
update content_index set days = content.days
from content
where content.iid = content_index.iid and content.id = content_index.id
  and content.module_type = content_index.module_type;
create index content_by_days on content_index (iid, module_type, days) where status = 'published';
