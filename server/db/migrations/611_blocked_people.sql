-- The member wants no messages from this person.
alter table chat_conversation add column blocked boolean not null default false;
