-- session_hash is the SHA-256 of what the browser holds, in hexadecimal; seen_at is at most a minute old while it is used.
create table user_session (
    session_hash varchar(64) not null,
    user_id bigint not null,
    begun_at timestamp with time zone not null,
    seen_at timestamp with time zone not null,
    client varchar(250) not null,
    constraint pk_user_session primary key (session_hash),
    constraint fk_user_session_user foreign key (user_id) references app_user (id)
);
create index ix_user_session_user_id on user_session (user_id);
create index ix_user_session_begun_at on user_session (begun_at);
