-- How many published posts carry a topic; kept with the topic where it changes.
alter table content_counts add column posts integer not null default 0;

-- A topic by its name.
create index content_of_topic on content (iid, title) where module_type = 232 and status = 'published';

-- Who is in a live room: one row a viewer, renewed while the room is open.
create table live_presence (
  iid integer not null,
  room_id text not null,
  -- A member, or a visitor's keyed hash of the address.
  session text not null,
  -- Null for a visitor.
  rid bigint,
  seen_at bigint not null,
  primary key (iid, room_id, session)
);
create index live_presence_seen on live_presence (iid, room_id, seen_at);

-- Reservations by who invited.
create index reminder_of_inviter on reminder (iid, target_id, inviter_id) where inviter_id is not null;
