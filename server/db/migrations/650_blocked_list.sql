-- The people whose messages a member does not take, as the settings list them.
create index chat_conversation_blocked on chat_conversation (iid, rid, last_id desc) where blocked;
