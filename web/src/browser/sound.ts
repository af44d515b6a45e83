import type { Event } from '../core/types';
import { settings } from './settings.svelte';

/** What can be heard. All of it is made here: struck wood, a temple block, a bell. */
export type Sound = 'move' | 'push' | 'blocked' | 'ring' | 'win' | 'lose' | 'tick' | 'danger';

let context: AudioContext | null = null;
let master: GainNode | null = null;

/** Ears hear in powers: half way is half as loud. Whatever was stored, it is neither silent nor deafening by accident. */
export function gainOf(volume: number): number {
    return Math.min(1, Math.max(0, volume / 100)) ** 2;
}

/** Browsers let a page sound only after somebody has touched it; before that, nothing is even created. */
function audio(): { context: AudioContext; out: AudioNode } | null {
    if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null;
    if (!context || !master) {
        context = new AudioContext();
        master = context.createGain();
        master.connect(context.destination);
    }
    master.gain.value = gainOf(settings.volume);
    if (context.state === 'suspended') void context.resume();
    return { context, out: master };
}

interface Partial {
    frequency: number;
    /** Seconds until it is gone. */
    length: number;
    volume: number;
    type?: OscillatorType;
    /** Where the pitch goes. */
    glide?: number;
}

function ringPartial(at: number, partial: Partial, context: AudioContext, out: AudioNode): void {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = partial.type ?? 'sine';
    oscillator.frequency.setValueAtTime(partial.frequency, at);
    if (partial.glide) oscillator.frequency.exponentialRampToValueAtTime(partial.glide, at + partial.length);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(partial.volume, at + 0.003);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + partial.length);
    oscillator.connect(gain).connect(out);
    oscillator.start(at);
    oscillator.stop(at + partial.length + 0.02);
}

/** A short burst of filtered noise: what makes a knock sound like wood and not like a telephone. */
function knock(at: number, pitch: number, volume: number, context: AudioContext, out: AudioNode): void {
    const length = 0.06;
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index++) {
        samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 4;
    }
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = buffer;
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    filter.Q.value = 3;
    gain.gain.value = volume;
    source.connect(filter).connect(gain).connect(out);
    source.start(at);
}

function wood(at: number, pitch: number, volume: number, context: AudioContext, out: AudioNode): void {
    knock(at, pitch * 4, volume, context, out);
    ringPartial(at, { frequency: pitch, length: 0.12, volume: volume * 0.7 }, context, out);
    ringPartial(at, { frequency: pitch * 2.7, length: 0.05, volume: volume * 0.3 }, context, out);
}

/** Partials of a bowl bell lie apart by no whole numbers. */
function bell(at: number, pitch: number, volume: number, context: AudioContext, out: AudioNode): void {
    const partials = [
        [1, 1.9, 1],
        [2.71, 1.2, 0.45],
        [5.15, 0.7, 0.22],
    ] as const;
    for (const [ratio, length, share] of partials) {
        ringPartial(at, { frequency: pitch * ratio, length, volume: volume * share }, context, out);
    }
}

const scores: Record<Sound, (at: number, context: AudioContext, out: AudioNode) => void> = {
    move: (at, context, out) => wood(at, 320, 0.5, context, out),
    push: (at, context, out) => {
        ringPartial(at, { frequency: 150, glide: 70, length: 0.22, volume: 0.5, type: 'triangle' }, context, out);
        wood(at + 0.12, 210, 0.6, context, out);
        wood(at + 0.2, 180, 0.35, context, out);
    },
    blocked: (at, context, out) => {
        wood(at, 140, 0.45, context, out);
        wood(at + 0.11, 120, 0.35, context, out);
    },
    ring: (at, context, out) => bell(at, 660, 0.22, context, out),
    win: (at, context, out) =>
        [440, 587, 880].forEach((pitch, index) => bell(at + index * 0.16, pitch, 0.2, context, out)),
    lose: (at, context, out) => {
        bell(at, 220, 0.22, context, out);
        wood(at + 0.3, 110, 0.4, context, out);
    },
    danger: (at, context, out) => {
        wood(at, 190, 0.3, context, out);
        wood(at + 0.09, 150, 0.3, context, out);
    },
    tick: (at, context, out) => wood(at, 900, 0.12, context, out),
};

/** Plays a sound, `after` seconds from now. Says nothing where sound is not allowed. */
export function play(sound: Sound, after = 0): void {
    const ready = audio();
    if (ready) scores[sound](ready.context.currentTime + 0.01 + after, ready.context, ready.out);
}

/** What a happening sounds like, in the order in which it is shown. `lost`: the only person here has lost the match. */
export function soundsOf(events: readonly Event[], lost: (event: Event) => boolean): Sound[] {
    return events.flatMap((event): Sound[] => {
        switch (event.kind) {
            case 'moved':
                return ['move'];
            case 'pushed':
                return ['push'];
            case 'blocked':
                return ['blocked'];
            case 'ring':
            case 'point':
            case 'round-won':
                return event.kind === 'round-won' ? [] : ['ring'];
            case 'decided':
                return [lost(event) ? 'lose' : 'win'];
            default:
                return [];
        }
    });
}
