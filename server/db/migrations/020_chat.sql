-- Rows are inserted under one advisory lock, so that a greater id was committed later: whoever has
-- read up to an id has missed nothing below it.
create table chat_message (
  id bigint generated always as identity primary key,
  iid integer not null,
  -- 0 is the system.
  from_rid bigint not null,
  to_rid bigint not null,
  temp_id text not null,
  flag smallint not null,
  -- JSON as it was acknowledged; passed on, never queried.
  content text not null,
  at bigint not null,
  read_at bigint,
  unique (from_rid, temp_id)
);
create index chat_message_to on chat_message (to_rid, id);
create index chat_message_from on chat_message (from_rid, id);
create index chat_message_unread on chat_message (to_rid, id) where read_at is null;

-- What other parts of the server want said; written in their transactions, sent by a gate.
create table chat_outbox (
  id bigint generated always as identity primary key,
  iid integer not null,
  to_rid bigint not null,
  temp_id text not null,
  flag smallint not null,
  content text not null,
  at bigint not null
);

create table chat_agent (
  iid integer not null,
  rid bigint primary key,
  label text not null,
  sort integer not null default 0,
  -- Null: a person answers.
  auto_reply jsonb
);
create index chat_agent_by_tenant on chat_agent (iid, sort);
