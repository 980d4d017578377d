-- One row for every key, made with it. tat_nanos is GCRA's theoretical arrival time since the epoch, burst_count the limit it
-- was reckoned with. last_used_at rides on the same update, so that it costs no write of its own.
create table rate_state (
    api_key_id bigint not null,
    tat_nanos bigint not null,
    burst_count integer not null,
    last_used_at timestamp with time zone,
    constraint pk_rate_state primary key (api_key_id),
    constraint fk_rate_state_api_key foreign key (api_key_id) references api_key (id)
);
