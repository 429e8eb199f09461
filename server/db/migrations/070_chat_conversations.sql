-- The ids of a tenant's messages are counted here, by the writer that holds the row until it commits: a greater id was
-- committed later, so whoever has read up to an id has missed nothing below it. Writers of other tenants do not wait.
create table chat_counter (
  iid integer primary key,
  last_id bigint not null
);
insert into chat_counter (iid, last_id) select iid, max(id) from chat_message group by iid;

-- Ids are told apart within a tenant. The first key is also how a conversation of two is read backwards.
alter table chat_message alter column id drop identity;
alter table chat_message
  add column low_rid bigint not null generated always as (least(from_rid, to_rid)) stored,
  add column high_rid bigint not null generated always as (greatest(from_rid, to_rid)) stored,
  drop constraint chat_message_pkey,
  add primary key (iid, low_rid, high_rid, id),
  drop constraint chat_message_from_rid_temp_id_key,
  add constraint chat_message_name unique (iid, from_rid, temp_id);
drop index chat_message_from;
drop index chat_message_unread;
drop index chat_message_read;
create index chat_message_from on chat_message (iid, from_rid, id);
create index chat_message_unread on chat_message (iid, to_rid, id) where read_at is null;
create index chat_message_read on chat_message (iid, to_rid, id) where read_at is not null;

-- With whom a member has talked; written with the message.
create table chat_conversation (
  iid integer not null,
  rid bigint not null,
  -- 0 is the system.
  other bigint not null,
  last_id bigint not null,
  unread integer not null default 0,
  -- The member has deleted what was said up to here.
  cleared_id bigint not null default 0,
  muted boolean not null default false,
  primary key (iid, rid, other)
);
insert into chat_conversation (iid, rid, other, last_id, unread)
select iid, rid, other, max(id), sum(unread)
from (
  select iid, to_rid as rid, from_rid as other, id, (read_at is null)::int as unread from chat_message
  union all
  select iid, from_rid, to_rid, id, 0 from chat_message where from_rid <> to_rid and from_rid <> 0
) heard group by iid, rid, other;
create index chat_conversation_newest on chat_conversation (iid, rid, last_id desc);

-- Stores messages of one tenant in the order given, and what both sides' conversations say of them. `base` + n is the id
-- of the n-th; `ids` names those that are new, null when all are. A function, because its plans are kept: for a single
-- message, planning this anew would take longer than running it.
create function chat_store(
  tenant integer, size integer, from_rids bigint[], to_rids bigint[], names text[], flags smallint[],
  contents text[], ats bigint[],
  out base bigint, out ids json
) language plpgsql as $$
begin
  insert into chat_counter as c (iid, last_id) values (tenant, size)
    on conflict (iid) do update set last_id = c.last_id + excluded.last_id
    returning last_id - size into base;
  with stored as (
    insert into chat_message (iid, id, from_rid, to_rid, temp_id, flag, content, at)
    select tenant, base + m.n, m.from_rid, m.to_rid, m.temp_id, m.flag, m.content, m.at
    from unnest(from_rids, to_rids, names, flags, contents, ats)
      with ordinality as m(from_rid, to_rid, temp_id, flag, content, at, n)
    order by m.n
    on conflict (iid, from_rid, temp_id) do nothing
    returning id, from_rid, to_rid),
  talked as (
    insert into chat_conversation as t (iid, rid, other, last_id, unread)
    select tenant, rid, other, max(id), sum(unread)
    from (
      select to_rid as rid, from_rid as other, id, 1 as unread from stored
      union all
      select from_rid, to_rid, id, 0 from stored where from_rid <> to_rid and from_rid <> 0
    ) heard group by rid, other order by rid, other
    on conflict (iid, rid, other) do update set last_id = excluded.last_id, unread = t.unread + excluded.unread)
  select case when count(*) < size then coalesce(json_agg(id), '[]') end from stored into ids;
end $$;
